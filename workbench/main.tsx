import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '@/ui/theme/theme.css';
import { Workbench } from './Workbench';

const place = document.getElementById('workbench');
if (place === null) throw new Error('no place for the workbench');
createRoot(place).render(
  <StrictMode>
    <BrowserRouter>
      <Workbench />
    </BrowserRouter>
  </StrictMode>,
);
