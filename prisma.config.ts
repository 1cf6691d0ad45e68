import { defineConfig } from 'prisma/config';

/** For Prisma's own commands; the service applies the migrations itself when it starts. */
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  ...(process.env['DATABASE_URL'] ? { datasource: { url: process.env['DATABASE_URL'] } } : {}),
});
