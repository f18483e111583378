import { makeRefObservable } from '@/lib/make-ref-observable'

/**
 * Visible tab page, by the name of its route. The vendors' custom tab bars are React roots of their own,
 * one for each tab page, and learn it from here.
 */
export class TabsStore {
  selected = 'list'

  constructor() {
    makeRefObservable(this)
  }

  show(routeName: string): void {
    this.selected = routeName
  }
}
