import type { DemoSeatPlan } from '../demo/demo-types'
import { sellingPlan } from './offered-plans'

const plan = { seatPlanId: 'plan', purchaseMode: 'BUY' } as DemoSeatPlan

it.each([
  [0, undefined],
  [1, '1 left'],
  [5, '5 left'],
  [6, undefined],
  [5000, undefined],
])('a plan of %i units on sale says how many are left where they are few: %s', (onSale, stockTip) => {
  expect(sellingPlan(plan, onSale, 'en-US').stockTip).toBe(stockTip)
})
