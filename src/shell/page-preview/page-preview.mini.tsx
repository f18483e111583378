import type { Route } from '@/routes/route'
import type { Preview } from './contract'

/** The vendor slides a page in while it is made. */
export function registerPreview(_route: Route, _preview: Preview): void {}

export function PagePreview() {
  return null
}
