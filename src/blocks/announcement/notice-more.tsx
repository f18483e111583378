import { isOpenable } from '@/domain/web-address'
import { useText } from '@/i18n/use-text'
import { openJump } from '@/services/jumps/open-jump'
import { useApp } from '@/shell/app-context'
import { Button } from '@/ui/button/button'
import { blockText } from '../text'

/** Link from a notice to its page; nothing without an allowed target (SHELL-228). */
export function NoticeMore({ url }: { url: string | undefined }) {
  const t = useText(blockText)
  const app = useApp()
  if (!url || !isOpenable(url, app.webPlaces)) return null
  return (
    <Button kind="plain" size="small" onPress={() => openJump(app, { type: 'H5', target: url })}>
      {t('notice.more')}
    </Button>
  )
}
