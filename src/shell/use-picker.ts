import { useDidShow } from '@tarojs/taro'
import type { ParamsOf, Picker, ResultOf, Route } from '@/routes/route'
import { useApp } from './app-context'
import { usePage } from './page-context'

/**
 * Opens a picker, and receives its result: `usePicker(routes.viewer, ({ id }) => model.choose(id))`. The result also
 * reaches a restarted page, so it belongs to the page itself, not to a sheet that is open only sometimes. The picker
 * ends with `navigation.backWith(routes.viewer, result)` (NAV-099).
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
