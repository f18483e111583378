/** Taro exports that pages may use: its page hooks, as a build wires them. */
export {
  useDidHide,
  useDidShow,
  usePageScroll,
  usePullDownRefresh,
  useReachBottom,
  useRouter,
  useShareAppMessage,
} from '@tarojs/plugin-framework-react/dist/runtime'

/** Only WeChat asks for it. */
export const useShareTimeline = () => {}
