import type { KycSheet } from '@/application/ports/gateways/KycGateway';
import type { KycState } from '@/application/ports/state/KycState';
import type { Loadable } from '@/application/ports/state/MatchesState';
import type { KycDocument } from '@/domain/cashier/kyc/KycDocument';
import type { Message } from '@/domain/shared/Message';
import { observed } from './observed';

export class KycStore implements KycState {
  sheet: Loadable<KycSheet> = { state: 'loading' };

  constructor() {
    observed(this);
  }

  sheetArrived(sheet: KycSheet): void {
    this.sheet = { state: 'ready', value: sheet };
  }

  sheetFailed(message: Message): void {
    if (this.sheet.state !== 'ready') this.sheet = { state: 'failed', message };
  }

  documentReceived(document: KycDocument): void {
    if (this.sheet.state !== 'ready') return;
    const { value } = this.sheet;
    const others = value.documents.filter(({ id }) => id !== document.id);
    this.sheet = { state: 'ready', value: { ...value, documents: [document, ...others] } };
  }

  forgotten(): void {
    this.sheet = { state: 'loading' };
  }
}
