import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const host = document.getElementById('root');
if (host === null) throw new Error('the page holds no #root');
createRoot(host).render(
  <StrictMode>
    <h1>Hello</h1>
  </StrictMode>,
);
