import type { GoodsItemInput } from '@/contracts/goods/goods-item'
import { Field } from '@/form/field'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'
import { AddOnChoice } from './add-on-choice'
import type { Offer } from './offer'

const GOODS = [
  { skuId: 'mug', maxQty: 3 },
  { skuId: 'bag', maxQty: 1 },
]

/** A selection among these goods; the gateway answers every price. */
async function openChoice() {
  const field = new Field<readonly GoodsItemInput[]>([])
  const offer = new Resource(async () => ({ request: { addOns: field.value } }) as unknown as Offer)
  const app = { request: async () => GOODS } as unknown as Pick<App, 'request'>
  const choice = new AddOnChoice(app, { showId: '1', bizShowSessionId: '2', items: [] } as never, field, offer)
  choice.load()
  await choice.goods.load()
  return { choice, field }
}

describe('goods beside tickets', () => {
  it('stores nothing of removed goods', async () => {
    const { choice, field } = await openChoice()
    await choice.setQty('mug', 2)
    await choice.setQty('bag', 1)
    expect(field.value).toEqual([
      { skuId: 'mug', qty: 2 },
      { skuId: 'bag', qty: 1 },
    ])
    await choice.setQty('mug', 0)
    expect(field.value).toEqual([{ skuId: 'bag', qty: 1 }])
    expect(await choice.requested()).toEqual([{ skuId: 'bag', qty: 1 }])
  })

  it('leaves unavailable goods out of a price', async () => {
    const { choice, field } = await openChoice()
    field.set([
      { skuId: 'mug', qty: 9 },
      { skuId: 'gone', qty: 1 },
    ])
    expect(await choice.requested()).toEqual([{ skuId: 'mug', qty: 3 }])
  })
})
