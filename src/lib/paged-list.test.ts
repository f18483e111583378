import { PagedList } from './paged-list'

describe('a list in pages', () => {
  it('fetches the next pages until the last', async () => {
    const requested: number[] = []
    const list = new PagedList<string>(async (offset) => {
      requested.push(offset)
      return { list: [`item ${offset}`], hasMore: offset === 0 }
    })
    await list.refresh()
    await list.loadMore()
    await list.loadMore()
    expect(requested).toEqual([0, 1])
    expect(list.items).toEqual(['item 0', 'item 1'])
  })

  it('ends with an empty page, whatever the total', async () => {
    const list = new PagedList<string>(async () => ({ list: [], hasMore: true }))
    await list.refresh()
    expect(list.hasMore).toBe(false)
    expect(list.isEmpty).toBe(true)
  })

  it('ends with the server’s last page, which has items', async () => {
    const list = new PagedList<string>(async () => ({ list: ['one'], hasMore: false }))
    await list.refresh()
    expect(list.hasMore).toBe(false)
  })
})
