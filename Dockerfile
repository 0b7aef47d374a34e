# syntax=docker/dockerfile:1
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# dist is a link to the build.
RUN npm run build && npm prune --omit=dev && cp -R dist/. built

FROM node:24-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/built ./dist
COPY --from=build /app/prisma/migrations ./prisma/migrations
COPY --from=build /app/docs/examples.json ./docs/examples.json
# Without DATABASE_URL the embedded PostgreSQL keeps its data here.
RUN install -d -o node -g node /data
ENV DATA_DIR=/data
# Its own addresses are no use in links: set PUBLIC_URL.
ENV IN_CONTAINER=yes
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/health/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/main.js"]
