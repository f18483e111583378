import type { Poster, PosterPlan } from './contract'

/** Creates every poster, or none. */
export class FakePoster implements Poster {
  needsCanvas = false
  result: string | null = 'file://poster.png'
  readonly plans: PosterPlan[] = []

  async make(plan: PosterPlan): Promise<string | null> {
    this.plans.push(plan)
    return this.result
  }
}
