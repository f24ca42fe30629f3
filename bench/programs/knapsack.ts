// Dynamic programming: knapsack, coin change, longest increasing subsequence, partitions, memoised paths.

function knapsack(weights: number[], values: number[], capacity: number): number {
  const best: number[][] = [];
  for (let i = 0; i <= weights.length; i++) {
    best.push(new Array(capacity + 1).fill(0));
    if (i === 0) continue;
    for (let w = 0; w <= capacity; w++) {
      best[i][w] = best[i - 1][w];
      if (weights[i - 1] <= w) {
        best[i][w] = Math.max(best[i][w], best[i - 1][w - weights[i - 1]] + values[i - 1]);
      }
    }
  }
  return best[weights.length][capacity];
}

function knapsackRow(weights: number[], values: number[], capacity: number): number {
  const dp: number[] = new Array(capacity + 1).fill(0);
  for (let i = 0; i < weights.length; i++) {
    for (let w = capacity; w >= weights[i]; w--) {
      dp[w] = Math.max(dp[w], dp[w - weights[i]] + values[i]);
    }
  }
  return dp[capacity];
}

function coinChange(coins: number[], amount: number): number {
  const dp: number[] = new Array(amount + 1).fill(Infinity);
  dp[0] = 0;
  for (let i = 1; i <= amount; i++) {
    for (const coin of coins) {
      if (coin <= i && dp[i - coin] + 1 < dp[i]) dp[i] = dp[i - coin] + 1;
    }
  }
  return dp[amount] === Infinity ? -1 : dp[amount];
}

function longestIncreasing(values: number[]): number {
  const lengths: number[] = [];
  for (let i = 0; i < values.length; i++) {
    lengths[i] = 1;
    for (let j = 0; j < i; j++) {
      if (values[j] < values[i] && lengths[j] + 1 > lengths[i]) lengths[i] = lengths[j] + 1;
    }
  }
  return Math.max(...lengths);
}

function partitions(n: number): number {
  const ways = [1];
  for (let part = 1; part <= n; part++) {
    for (let total = part; total <= n; total++) {
      ways[total] = ((ways[total] ?? 0) + ways[total - part]) % 1000000007;
    }
  }
  return ways[n];
}

const memo = new Map<string, number>();
function paths(row: number, column: number): number {
  if (row === 0 || column === 0) return 1;
  const key = `${row}:${column}`;
  const known = memo.get(key);
  if (known !== undefined) return known;
  const result = (paths(row - 1, column) + paths(row, column - 1)) % 1000000007;
  memo.set(key, result);
  return result;
}

function fibonacci(n: number): number {
  return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
}

const weights: number[] = [];
const values: number[] = [];
for (let i = 0; i < 200; i++) {
  weights.push(((i * 37) % 91) + 10);
  values.push(((i * 53) % 97) + 5);
}
console.log(knapsack(weights, values, 10000), knapsackRow(weights, values, 50000));
console.log(coinChange([7, 11, 13, 29, 31, 50], 500003));
console.log(longestIncreasing(Array.from({ length: 6000 }, (_, i) => (i * 7919) % 10007)));
console.log(partitions(3000), paths(500, 500), fibonacci(35));
