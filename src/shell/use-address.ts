import { useDidHide, useDidShow } from '@tarojs/taro'
import { compareStructural, reaction } from 'mobx'
import { useEffect, useState } from 'react'
import type { Route } from '@/routes/route'
import { useApp } from './app-context'
import { useParams } from './use-params'

/** A model whose filters, order and words stand in the address of its page. */
export interface Addressable<Params extends object> {
  /** State of the page in its address: every parameter of the page by name, `undefined` for the default. */
  readonly addressParams: Params
  /** A parameter whose change is a step that Back takes, as a tab is; the others are none. */
  readonly stepParam?: keyof Params
  /**
   * Applies the parameters of an address, and loads if they differ; null changes nothing. Addresses are untrusted:
   * unknown values are ignored.
   */
  enter(params: Partial<Params> | null): void
}

/**
 * Keeps what a page shows in its address, so that a reload, a step back and a copied link show the same
 * (docs/decisions/0042-choices-in-the-address.md). A tab page receives them again whenever it comes into view, because several
 * entries of the history may be of it; any other page only when it opens. Stands before `useLoad`, so that the first load follows the address.
 */
export function useAddress<Params extends object>(route: Route<Params>, model: Addressable<Params>): void {
  const { navigation } = useApp()
  const opened = useParams(route)
  const [page] = useState(() => ({ isVisible: false, isOpened: false }))

  const arrive = () => {
    const tabParams = route.isTab ? (navigation.consumeTabParams(route) as Partial<Params> | null) : null
    model.enter(tabParams ?? (page.isOpened ? null : opened))
    page.isOpened = true
  }
  // The state is known before `useLoad` below loads the page.
  useEffect(() => {
    if (!page.isOpened) arrive()
  })
  useDidShow(() => {
    arrive()
    page.isVisible = true
    void navigation.replaceParams(route, model.addressParams)
  })
  useDidHide(() => {
    page.isVisible = false
  })
  useEffect(() => {
    const write = (params: Params, before: Params | undefined) => {
      const { stepParam } = model
      const isStep = stepParam !== undefined && before?.[stepParam] !== params[stepParam]
      if (page.isVisible) void navigation.replaceParams(route, params, isStep)
    }
    return reaction(() => model.addressParams, write, { equals: compareStructural })
  }, [model, navigation, page, route])
}
