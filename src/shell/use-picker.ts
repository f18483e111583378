import { useDidShow } from '@tarojs/taro'
import type { ParamsOf, Picker, ResultOf, Route } from '@/routes/route'
import { useApp } from './app-context'
import { usePage } from './page-context'

/**
 * Opens a page on which something is picked, and receives the result: `usePicker(routes.viewer, ({ id }) => model.choose(id))`.
 * It arrives where this page was started again meanwhile, and so belongs to the page itself, not to a sheet that is open
 * only sometimes. The picker ends with `navigation.backWith(routes.viewer, result)` (NAV-099).
 */
export function usePicker<R extends Route>(
  picker: Picker<R>,
  onPicked: (result: ResultOf<R>) => void,
): (params: ParamsOf<R>) => void {
  const { navigation } = useApp()
  const { route } = usePage()
  useDidShow(() => {
    const result = navigation.consumeResult<R>(picker, route)
    if (result !== undefined) onPicked(result)
  })
  return (params) => void navigation.openForResult<R>(picker, params, route)
}
