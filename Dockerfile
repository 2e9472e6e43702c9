# syntax=docker/dockerfile:1
# An image with Node 24, npm and a user `node`. Whoever wants the same bytes each time names it by its digest.
ARG BASE=node:24-bookworm-slim
FROM ${BASE} AS build
WORKDIR /app
# Where better-sqlite3 has no ready binary for the machine, it is compiled, with the headers that this image brings.
RUN apt-get update && apt-get install -y --no-install-recommends python3 make g++ && rm -rf /var/lib/apt/lists/*
# A module that is compiled with the headers of Node 24.19 or later ends the process when its objects are collected
# (https://github.com/nodejs/node/issues/65446): without these two calls they are what they were before.
RUN sed -i -E 's/^ *(Add|Remove)CleanupHook\(\);$//' /usr/local/include/node/node_object_wrap.h
COPY package.json package-lock.json ./
RUN npm_config_nodedir=/usr/local npm ci
COPY babel.config.js webpack.config.js .browserslistrc tsconfig.json ./
COPY public public
COPY src src
RUN npm run build && rm -rf node_modules/.cache
# What the two bundles are made of, and its licences.
RUN npm prune --omit=dev && npm run --silent sbom > sbom.json \
  && mkdir licences && find node_modules -type f -iname 'licen[cs]e*' -exec cp --parents -t licences {} +
# The bundles hold every package but those that are compiled for the machine.
RUN npm pkg delete dependencies devDependencies \
  && npm pkg set 'dependencies.better-sqlite3=*' 'dependencies.@node-rs/argon2=*' \
  && npm prune && find node_modules -type d -empty -delete \
  && cd node_modules/better-sqlite3 && rm -rf deps src build/deps build/Release/obj* build/Release/*.a

FROM ${BASE}
# pg_dump and pg_restore, for the backups of a PostgreSQL.
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/* \
  && install -d -o node -g node -m 700 /data
WORKDIR /app
COPY LICENSE docs/licences.md ./
COPY --from=build /app/package.json /app/sbom.json ./
COPY --from=build /app/licences licences
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/listo').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
