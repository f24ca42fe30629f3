export const TAX_RATES = { US: 0.07, FR: 0.2 } as const;
export default function tax(amount: number, country: keyof typeof TAX_RATES = "US") { return amount * (1 + TAX_RATES[country]); }
