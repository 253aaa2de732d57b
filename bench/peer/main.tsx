import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { ToastContainer } from 'react-toastify/unstyled';
import { Exchange } from './Exchange';
import { StoreProvider } from './StoreProvider';
import './peer.css';

const host = document.getElementById('root');
if (host === null) throw new Error('the page holds no #root');
createRoot(host).render(
  <StrictMode>
    <StoreProvider>
      <BrowserRouter>
        <Routes>
          <Route path="*" element={<Exchange />} />
        </Routes>
      </BrowserRouter>
      <ToastContainer />
    </StoreProvider>
  </StrictMode>,
);
