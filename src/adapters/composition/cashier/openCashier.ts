import type { Container } from 'inversify';
import type { CashierApp } from '@/application/cashier/CashierApp';
import { PrepareFile } from '@/application/cashier/files/PrepareFile';
import { FollowRequests } from '@/application/cashier/FollowRequests';
import { SubmissionMemory } from '@/application/cashier/SubmissionMemory';
import type { AppConfig } from '@/application/ports/device/AppConfig';
import type { SandboxTools } from '@/application/ports/device/SandboxTools';
import type { HttpClient } from '../../http/HttpClient';
import { CanvasPictureCleaner } from '../../browser/CanvasPictureCleaner';
import { getFrom } from '../getFrom';
import { provideClass } from '../provide';
import { PORT } from '../tokens';
import { loadParts, wiringPart } from '../wiringPart';
import { bankPart } from './bankPart';
import { depositPart } from './depositPart';
import { kycPart } from './kycPart';
import { statementPart } from './statementPart';
import { withdrawalPart } from './withdrawalPart';

/** What the parts of the cashier need besides the container's ports. */
export interface CashierParts {
  readonly http: HttpClient;
  readonly configuration: AppConfig;
  readonly tools: SandboxTools | null;
}

/** What the parts share with one another. */
export interface JoinedParts extends CashierParts {
  readonly follow: FollowRequests;
}

/** Joins money in and out to the container of the whole app. Called once. */
export function openCashier(container: Container, parts: CashierParts): CashierApp {
  loadParts(
    container,
    wiringPart('cashier', (bind) => {
      provideClass(bind, SubmissionMemory, [PORT.localStore, PORT.session]);
      provideClass(bind, FollowRequests, [PORT.pageLife, PORT.scheduler, PORT.playerFeed]);
    }),
  );
  const joined = { ...parts, follow: getFrom(container)(FollowRequests) };
  const prepare = new PrepareFile(new CanvasPictureCleaner());
  return {
    deposits: depositPart(container, joined),
    withdrawals: withdrawalPart(container, joined),
    banks: bankPart(container, parts),
    statement: statementPart(container, parts),
    kyc: kycPart(container, joined),
    files: { prepare: (...chosen) => prepare.execute(...chosen) },
  };
}
