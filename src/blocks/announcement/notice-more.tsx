import { isOpenable } from '@/domain/web-address'
import { useText } from '@/i18n/use-text'
import { openJump } from '@/services/jumps/open-jump'
import { useApp } from '@/shell/app-context'
import { Button } from '@/ui/button/button'
import { blockText } from '../text'

/** The way from a notice to the page that says more; nothing where there is none that may be opened (SHELL-228). */
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
