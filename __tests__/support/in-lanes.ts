/** Processes items with limited concurrency, for work that mostly waits. Rejects with the first failure. */
export async function inLanes<Item>(lanes: number, items: readonly Item[], run: (item: Item) => Promise<void>) {
  const rest = [...items]
  const lane = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await run(item)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
