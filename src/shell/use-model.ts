import { useEffect, useState } from 'react'
import type { App } from '@/services/app'
import { useApp } from './app-context'

/** Optional hooks of a model for the page that owns it. */
export interface Disposable {
  /** Called when the page is closed: timers stop, reactions end. */
  dispose?(): void
}

/** One model per open page: the same page can be twice in the page stack, so page state is never a singleton. */
export function useModel<Model extends object>(create: (app: App) => Model & Disposable): Model {
  const app = useApp()
  const [model] = useState(() => create(app))
  useEffect(() => () => model.dispose?.(), [model])
  return model
}
