import type { SeatPlan } from '../catalogue/entities/session'
import { sellingPlan } from './offered-plans'

const plan = { seatPlanId: 'plan', purchaseMode: 'BUY' } as SeatPlan

it.each([
  [0, undefined],
  [1, '1 left'],
  [5, '5 left'],
  [6, undefined],
  [5000, undefined],
])('shows for %i units on sale the remaining number only when it is low: %s', (onSale, stockTip) => {
  expect(sellingPlan(plan, onSale, 'en-US').stockTip).toBe(stockTip)
})
