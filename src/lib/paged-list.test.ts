import { PagedList } from './paged-list'

describe('a list in pages', () => {
  it('asks for what follows, until there is no more', async () => {
    const asked: number[] = []
    const list = new PagedList<string>(async (offset) => {
      asked.push(offset)
      return { list: [`item ${offset}`], hasMore: offset === 0 }
    })
    await list.refresh()
    await list.loadMore()
    await list.loadMore()
    expect(asked).toEqual([0, 1])
    expect(list.items).toEqual(['item 0', 'item 1'])
  })

  it('is over where a page is empty, whatever the server says of more', async () => {
    const list = new PagedList<string>(async () => ({ list: [], hasMore: true }))
    await list.refresh()
    expect(list.hasMore).toBe(false)
    expect(list.isEmpty).toBe(true)
  })

  it('is over at a last page of the server, with things on it', async () => {
    const list = new PagedList<string>(async () => ({ list: ['one'], hasMore: false }))
    await list.refresh()
    expect(list.hasMore).toBe(false)
  })
})
