import type { ReactNode } from 'react';

export interface PayDrawing {
  readonly ground: string;
  readonly ink: string;
  readonly shape: ReactNode;
}

const WALLET = (
  <path d="M7 10.5h13a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5H8.5A1.5 1.5 0 0 1 7 19zm0 0V9.5A1.5 1.5 0 0 1 8.5 8h10M17.5 15.5h.1" />
);

/** Drawn by us on a field of 28: what a way to pay is, no trade mark of anybody's. Its name is beside it. */
export const PAY_DRAWINGS = {
  gpay: {
    ground: '#e7efe9',
    ink: '#14532d',
    shape: (
      <path d="M10 6h8a1.5 1.5 0 0 1 1.5 1.5v13A1.5 1.5 0 0 1 18 22h-8a1.5 1.5 0 0 1-1.5-1.5v-13A1.5 1.5 0 0 1 10 6zM12.5 19.5h3M11.7 12.2l1.8 1.8 3-3.4" />
    ),
  },
  phonepe: {
    ground: '#e9e6f5',
    ink: '#3b2a7a',
    shape: <path d="M6.5 13.5 21.5 7l-4.8 14.5-3.2-5.2zM13.5 16.3 21.5 7" />,
  },
  paytm: { ground: '#e2eef7', ink: '#0b3d66', shape: WALLET },
  upi: {
    ground: '#f4f6f8',
    ink: '#1f2937',
    shape: <path d="M8 7.5l6 6.5-6 6.5zM15 7.5l6 6.5-6 6.5z" fill="#1f2937" />,
  },
  bkash: {
    ground: '#fbe4ee',
    ink: '#8a1149',
    shape: <path d="M7 9.5l7 3.5 7-6-3 9.5-4.5 4.5-2-5.5zM11.5 15.5 14 13" />,
  },
  nagad: {
    ground: '#fdeadb',
    ink: '#8a3b06',
    shape: (
      <path d="M14 6.5c3.5 3 5.5 5.5 5.5 9a5.5 5.5 0 0 1-11 0c0-2 1-3.5 2.5-4.5 0 1.5.5 2.5 1.5 3 0-3 .5-5.5 1.5-7.5z" />
    ),
  },
  tron: {
    ground: '#fde4e4',
    ink: '#8f1d1d',
    shape: <path d="M7 8.5l14 3-7.5 10zM7 8.5l8.5 5 5.5-2M15.5 13.5l-2 8" />,
  },
  bsc: {
    ground: '#fdf3d2',
    ink: '#6b4e00',
    shape: (
      <path d="M14 6.5 17 9.5 14 12.5 11 9.5zM14 15.5l3 3-3 3-3-3zM8.5 11l3 3-3 3-3-3zM19.5 11l3 3-3 3-3-3z" />
    ),
  },
  crypto: {
    ground: '#fdf3d2',
    ink: '#6b4e00',
    shape: <path d="M14 6a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM11.5 10.5h5M14 10.5v7.5" />,
  },
  wallet: { ground: '#e8eaee', ink: '#1f2937', shape: WALLET },
  bolt: { ground: '#e6f4ef', ink: '#0d5c46', shape: <path d="M15.5 6 8.5 15h5l-1 7 7-9h-5z" /> },
  bank: {
    ground: '#e8eaee',
    ink: '#1f2937',
    shape: <path d="M6.5 12 14 7l7.5 5zM8.5 13.5v5M12.2 13.5v5M15.8 13.5v5M19.5 13.5v5M7 20.5h14" />,
  },
} as const satisfies Readonly<Record<string, PayDrawing>>;

export type PayMarkName = keyof typeof PAY_DRAWINGS;
