import type { MarketCell } from '../../../engine/rail/index.js';

/** One row a line; p = par, b = blue zone, c = closes the company, e = ends the game (1849 §3.5.1). */
const rows = `
72 83 95  107 120 133  147 164 182  202 224 248  276 306b 340b 377be
63 72 82  93  104 116  128 142 158  175 195 216p 240 266b 295b 328b
57 66 75  84  95  105  117 129 144p 159 177 196  218 242b 269b 298b
54 62 71  80  90  100p 111 123 137  152 169 187  208 230
52 59 68p 77  86  95   106 117 130  145 160 178  198
47 54 62  70  78  87   96  107 118  131 146 162
41 47 54  61  68  75   84  93  103  114 127
34 39 45  50  57  63   70  77  86   95
27 31 36  40  45  50   56
0c 24 27  31
`;

const readCell = (text: string): MarketCell => {
  const [, price, letters] = /^(\d+)([pbce]*)$/.exec(text)!;
  return {
    price: Number(price),
    zone: letters!.includes('b') ? 'blue' : 'none',
    par: letters!.includes('p'),
    ...(letters!.includes('c') ? { closes: true } : {}),
    ...(letters!.includes('e') ? { ends: true } : {}),
  };
};

export const market: readonly (readonly MarketCell[])[] = rows
  .trim()
  .split('\n')
  .map(row => row.trim().split(/\s+/).map(readCell));
