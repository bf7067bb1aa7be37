import { checkBudgets, wordsFor } from './lib/budgets.mjs';

// Weighs the last build again: `node scripts/budgets.mjs`.
const { table, over } = checkBudgets();
console.log(table);
if (over.length > 0) {
  console.error(wordsFor(over));
  process.exitCode = 1;
}
