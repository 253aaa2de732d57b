import '@/ui/i18n/laterTexts';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { installPopover } from './installPopover';

installPopover();
afterEach(cleanup);
