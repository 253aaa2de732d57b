import type { SandboxBackend } from '../../wire/SandboxBackend';
import type { SandboxControls } from '../../wire/SandboxControls';
import type { EngineHost } from '../EngineHost';

/** What a server asks of its engine, and how it is steered. */
export type ServedEngine = SandboxBackend & SandboxControls;
export type ServedHost = EngineHost<ServedEngine>;
