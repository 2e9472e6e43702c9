# syntax=docker/dockerfile:1
FROM node:20-bookworm-slim AS build
WORKDIR /app
# Where better-sqlite3 has no ready binary for the machine, it is compiled, with the headers that this image brings.
RUN apt-get update && apt-get install -y --no-install-recommends python3 make g++ && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json ./
RUN npm_config_nodedir=/usr/local npm ci
COPY babel.config.js webpack.config.js .browserslistrc tsconfig.json ./
COPY public public
COPY src src
RUN npm run build && npm prune --omit=dev && rm -rf node_modules/.cache

FROM node:20-bookworm-slim
# pg_dump and pg_restore, for the backups of a PostgreSQL.
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/* \
  && install -d -o node -g node -m 700 /data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/listo').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
