import { createServer, request } from 'node:http';

const SCRIPT = '/dev/reload.js';
const EVENTS = '/dev/events';

/** Runs in the page: a later run of the service than that which made the page means that it is old. */
const reload = `
let first;
new EventSource('${EVENTS}').onmessage = ({ data }) => {
  first ??= data;
  if (data !== first) location.reload();
};
`;

/** A whole page for a window; parts of pages, mails in frames and programs' answers stay as they are. */
const isPage = (req, answer) =>
  String(answer.headers['content-type']).startsWith('text/html') &&
  [undefined, 'document'].includes(req.headers['sec-fetch-dest']);

const sendWithScript = (answer, res) => {
  const chunks = [];
  answer.on('data', chunk => chunks.push(chunk));
  answer.on('end', () => {
    const html = Buffer.concat(chunks).toString();
    const { 'content-length': _, ...headers } = answer.headers;
    res.writeHead(answer.statusCode, headers);
    res.end(html.replace('</head>', `<script src="${SCRIPT}" defer></script></head>`));
  });
};

/**
 * Stands in front of the service while it is worked on: requests wait while it restarts, and its pages come with a
 * script that reloads them afterwards. The service itself knows nothing of that.
 * @param {() => Promise<number>} portOf where the service listens, as soon as it does
 */
export const createProxy = portOf => {
  const readers = new Set();
  let run = '';
  const say = res => res.write(`data: ${run}\n\n`);

  const listen = res => {
    res.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    readers.add(res);
    res.on('close', () => readers.delete(res));
    if (run) say(res);
  };

  const forward = async (req, res) => {
    const port = await portOf();
    const headers = { ...req.headers };
    // A page that is packed could not be added to.
    if (headers.accept?.includes('text/html')) delete headers['accept-encoding'];
    const asked = request({ host: '127.0.0.1', port, method: req.method, path: req.url, headers }, answer => {
      if (isPage(req, answer) && !answer.headers['content-encoding']) return sendWithScript(answer, res);
      res.writeHead(answer.statusCode, answer.headers);
      answer.pipe(res);
    });
    asked.on('error', () => (res.headersSent ? res.destroy() : res.writeHead(502).end()));
    res.on('close', () => asked.destroy());
    req.pipe(asked);
  };

  const server = createServer((req, res) => {
    if (req.url === EVENTS) return listen(res);
    if (req.url === SCRIPT) return res.writeHead(200, { 'Content-Type': 'text/javascript' }).end(reload);
    void forward(req, res);
  });

  return {
    server,
    /** Tells the open pages by which run of the service they would be made now. */
    tell: name => {
      run = name;
      readers.forEach(say);
    },
  };
};
