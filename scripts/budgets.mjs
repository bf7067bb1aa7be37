import { checkBudgets } from './lib/budgets.mjs';

// Weighs the last build again: `node scripts/budgets.mjs`.
const { table, over } = checkBudgets();
console.log(table);
process.exitCode = over.length > 0 ? 1 : 0;
