// The workbench of the kit at /__kit, in the development server only: no build ever sees its entry.
const ENTRY = '/workbench/main.tsx';
const PAGE = `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
    <title>Kit workbench</title>
  </head>
  <body>
    <div id="workbench"></div>
    <script type="module" src="${ENTRY}"></script>
  </body>
</html>`;

export function kitWorkbench() {
  return {
    name: 'kit-workbench',
    apply: 'serve',
    // Its page is not a file, so the scan for libraries has to be told where it starts.
    config: () => ({ optimizeDeps: { entries: ['index.html', ENTRY.slice(1)] } }),
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = (request.url ?? '').split('?')[0];
        if (path !== '/__kit' && path !== '/__kit/') return next();
        try {
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(await server.transformIndexHtml(request.url ?? '/__kit', PAGE));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
