import type { NodeAdapter } from '@scripts/conformance/adapterDoor';
import { mockBackend } from '../../../examples/mock-backend/mockBackend';

/** As `--adapter` takes it. */
export const openInNode: NodeAdapter['openInNode'] = () => mockBackend();

/** Where this module lies. */
export const MOCK_ADAPTER = import.meta.filename;
