/** Banks by the letters that their IFSC begins with: the larger ones. Who is not here may still be a bank. */
const BANKS: Readonly<Record<string, string>> = {
  AIRP: 'Airtel Payments Bank',
  AUBL: 'AU Small Finance Bank',
  BARB: 'Bank of Baroda',
  BARC: 'Barclays Bank',
  BDBL: 'Bandhan Bank',
  BKID: 'Bank of India',
  CBIN: 'Central Bank of India',
  CITI: 'Citibank',
  CIUB: 'City Union Bank',
  CLBL: 'Capital Small Finance Bank',
  CNRB: 'Canara Bank',
  CSBK: 'CSB Bank',
  DBSS: 'DBS Bank India',
  DCBL: 'DCB Bank',
  DEUT: 'Deutsche Bank',
  DLXB: 'Dhanlaxmi Bank',
  ESFB: 'Equitas Small Finance Bank',
  ESMF: 'ESAF Small Finance Bank',
  FDRL: 'Federal Bank',
  FINO: 'Fino Payments Bank',
  HDFC: 'HDFC Bank',
  HSBC: 'HSBC',
  IBKL: 'IDBI Bank',
  ICIC: 'ICICI Bank',
  IDFB: 'IDFC FIRST Bank',
  IDIB: 'Indian Bank',
  INDB: 'IndusInd Bank',
  IOBA: 'Indian Overseas Bank',
  IPOS: 'India Post Payments Bank',
  JAKA: 'Jammu & Kashmir Bank',
  JIOP: 'Jio Payments Bank',
  JSFB: 'Jana Small Finance Bank',
  KARB: 'Karnataka Bank',
  KKBK: 'Kotak Mahindra Bank',
  KVBL: 'Karur Vysya Bank',
  MAHB: 'Bank of Maharashtra',
  NTBL: 'Nainital Bank',
  PSIB: 'Punjab & Sind Bank',
  PUNB: 'Punjab National Bank',
  RATN: 'RBL Bank',
  SBIN: 'State Bank of India',
  SCBL: 'Standard Chartered Bank',
  SIBL: 'South Indian Bank',
  SURY: 'Suryoday Small Finance Bank',
  TMBL: 'Tamilnad Mercantile Bank',
  UBIN: 'Union Bank of India',
  UCBA: 'UCO Bank',
  UJVN: 'Ujjivan Small Finance Bank',
  UTIB: 'Axis Bank',
  UTKS: 'Utkarsh Small Finance Bank',
  YESB: 'YES Bank',
};

/** Banks that have become part of another one, by 2022 at the latest: no payment reaches a code of theirs any more. */
const MERGED: Readonly<Record<string, readonly [was: string, now: string]>> = {
  ALLA: ['Allahabad Bank', 'IDIB'],
  ANDB: ['Andhra Bank', 'UBIN'],
  BKDN: ['Dena Bank', 'BARB'],
  CORP: ['Corporation Bank', 'UBIN'],
  LAVB: ['Lakshmi Vilas Bank', 'DBSS'],
  ORBC: ['Oriental Bank of Commerce', 'PUNB'],
  SBBJ: ['State Bank of Bikaner and Jaipur', 'SBIN'],
  SBHY: ['State Bank of Hyderabad', 'SBIN'],
  SBMY: ['State Bank of Mysore', 'SBIN'],
  SBTR: ['State Bank of Travancore', 'SBIN'],
  STBP: ['State Bank of Patiala', 'SBIN'],
  SYNB: ['Syndicate Bank', 'CNRB'],
  UTBI: ['United Bank of India', 'PUNB'],
  VIJB: ['Vijaya Bank', 'BARB'],
};

export interface IfscBank {
  readonly bank: string;
  /** The bank that it is part of now; null: it is one of its own. */
  readonly now: string | null;
}

/** Whose IFSC begins with these letters, in upper case; null: none of the larger banks. */
export function bankOfIfsc(ifsc: string): IfscBank | null {
  const letters = ifsc.slice(0, 4);
  if (Object.hasOwn(MERGED, letters)) {
    const [bank = '', now = ''] = MERGED[letters] ?? [];
    return { bank, now: BANKS[now] ?? now };
  }
  const bank = Object.hasOwn(BANKS, letters) ? BANKS[letters] : undefined;
  return bank === undefined ? null : { bank, now: null };
}
