/** The part of Taro's React binding that the screen tests stand on; the package ships no types for it. */
declare module '@tarojs/plugin-framework-react/dist/runtime' {
  import type { ComponentType, FunctionComponent } from 'react'

  export {
    useDidHide,
    useDidShow,
    usePageScroll,
    usePullDownRefresh,
    useReachBottom,
    useRouter,
    useShareAppMessage,
  } from '@tarojs/taro'

  export function createReactApp(App: FunctionComponent, react: unknown, dom: unknown, config: object): unknown
  export function connectReactPage(react: unknown, id: string): (page: FunctionComponent) => ComponentType
}
