import { bankSchema, pageSchema as bankPageSchema } from '@/adapters/http/cashier/bankWire';
import { depositSchema, orderSchema } from '@/adapters/http/cashier/depositWire';
import { dailySchema, gatewaySchema } from '@/adapters/http/cashier/gatewayListWire';
import { documentSchema, fieldSchema, sheetSchema, typeSchema } from '@/adapters/http/cashier/kycWire';
import { pageSchema as statementSchema, rowSchema } from '@/adapters/http/cashier/statementWire';
import { methodSchema, optionsSchema } from '@/adapters/http/cashier/withdrawOptionsWire';
import { withdrawalSchema } from '@/adapters/http/cashier/withdrawWire';
import { wirePercent, wireVersion } from '@/adapters/wire/wireCount';
import { wireMoney, wireMoneyNotNegative } from '@/adapters/wire/wireMoney';
import { KYC_RULES } from '@/domain/cashier/kyc/KycType';
import { GATEWAY_HEALTHS, GATEWAY_MODES } from '@/domain/cashier/deposits/Gateway';
import { REFERENCE_KINDS } from '@/domain/cashier/deposits/transferReference';
import { CRYPTO_NETWORKS, WITHDRAW_MODES } from '@/domain/cashier/withdrawals/WithdrawMethod';
import { fields, listOf, maybe, maybeNone, oneOf, text, withFields, yesNo } from './withFields';

const REQUEST = oneOf('pending', 'approved', 'declined', 'expired');
const sum = wireMoneyNotNegative;
const money = wireMoney;
const percent = wirePercent;
const whole = wireVersion;
const fee = fields({ flat: sum, percent });
const currency = maybeNone(fields({ code: text(), rate: sum }));

const Gateway = withFields(gatewaySchema, {
  mode: oneOf(...GATEWAY_MODES),
  flow: maybe(oneOf('transfer', 'redirect')),
  fee: maybeNone(fields({ flat: maybe(sum), percent: maybe(percent) })),
  health: maybeNone(oneOf(...GATEWAY_HEALTHS)),
  reference: maybe(oneOf(...REFERENCE_KINDS)),
  currency,
});
const Deposit = withFields(depositSchema, { status: REQUEST, reason: maybeNone(text()) });
const DepositOrder = withFields(orderSchema, {});
const WithdrawMethod = withFields(methodSchema, {
  mode: oneOf(...WITHDRAW_MODES),
  fee,
  networks: maybe(listOf(oneOf(...CRYPTO_NETWORKS))),
  currency,
});
const Withdrawal = withFields(withdrawalSchema, {
  mode: maybeNone(oneOf(...WITHDRAW_MODES)),
  status: REQUEST,
});
const BankAccount = withFields(bankSchema, { type: oneOf('bank', 'card', 'upi'), status: maybe(REQUEST) });
const KycField = withFields(fieldSchema, { rule: maybeNone(oneOf(...KYC_RULES)) });
const KycType = withFields(typeSchema, { fields: listOf(KycField) });
const KycDocument = withFields(documentSchema, { status: maybe(REQUEST), expiryDate: maybeNone(text()) });
const StatementRow = withFields(rowSchema, {
  type: oneOf('deposit', 'withdraw', 'bet', 'win', 'commission', 'bonus', 'transfer', 'adjustment'),
  // Which tab it is in: for who reads the list without the app.
  group: maybe(text()),
});

export const CASHIER = {
  ...{ Gateway, Deposit, DepositOrder, WithdrawMethod, Withdrawal },
  ...{ BankAccount, KycField, KycType, KycDocument, StatementRow },
};

const purse = maybe(fields({ cash: maybeNone(money), coins: maybeNone(money) }));

export const gatewaysReply = fields({ gateways: listOf(Gateway), daily: maybeNone(dailySchema) });
export const depositsReply = fields({ deposits: listOf(Deposit), order: maybeNone(DepositOrder) });
export const depositReply = fields({ deposit: Deposit });
export const orderReply = fields({ order: DepositOrder });
export const fastPayReply = fields({ deposit: Deposit, url: text() });
export const withdrawMethodsReply = withFields(optionsSchema, {
  methods: listOf(WithdrawMethod),
  kyc: maybe(oneOf('none', 'pending', 'approved', 'declined', 'expired')),
});
export const withdrawalReply = fields({ request: Withdrawal });
export const withdrawalsReply = fields({ requests: listOf(Withdrawal), count: maybe(whole) });
export const bankReply = fields({ bank: BankAccount });
export const banksReply = withFields(bankPageSchema, {
  bankDetails: fields({
    banks: listOf(BankAccount),
    count: maybe(whole),
    pagesize: maybe(whole),
    types: maybe(listOf(oneOf('bank', 'upi'))),
    panNeeded: maybe(yesNo()),
  }),
});
export const kycReply = withFields(sheetSchema, {
  types: maybe(listOf(KycType)),
  documents: listOf(KycDocument),
});
export const documentReply = fields({ document: KycDocument });
export const statementReply = withFields(statementSchema, {
  statement: listOf(StatementRow),
  opening: purse,
  closing: purse,
  totals: maybe(
    fields({ in: maybeNone(sum), out: maybeNone(money), held: maybeNone(money), coins: maybeNone(money) }),
  ),
});
