# The sandbox engine as a server, for demos and for an integrator's first steps: never for players with money.
FROM node:20.20-alpine
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY . .
RUN node -e "import('./scripts/lib/ensureGames.mjs').then(({ ensureGames }) => ensureGames())"
USER node
ENV HOST=0.0.0.0
EXPOSE 5055 5056
CMD ["npm", "run", "--silent", "sandbox"]
