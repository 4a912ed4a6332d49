FROM node:26-bookworm-slim AS build
RUN apt-get update -q && apt-get install -y -q --no-install-recommends binutils
WORKDIR /app
COPY . .
RUN --mount=type=cache,target=/root/.npm scripts/image/build.sh

FROM debian:bookworm-slim
RUN --mount=type=bind,source=scripts/image,target=/mnt /mnt/prepare-system.sh
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /app /app
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER partnerdeck
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=120s CMD ["node", "scripts/image/check-ready.mjs"]
CMD ["node", "scripts/start.mjs"]
