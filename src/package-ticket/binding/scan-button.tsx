import { View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { Button } from '@/ui/button/button'
import type { BindModel } from './bind-model'
import styles from './binding.module.scss'
import { bindingText } from './text'

/** Reads the code with the camera, on platforms with a scanner. */
export function ScanButton({ model }: { model: BindModel }) {
  const t = useText(bindingText)
  const { scanner, prompts } = useApp()
  if (!scanner.isSupported) return null

  async function scan() {
    const outcome = await scanner.scan()
    if (outcome.kind === 'denied') prompts.showToast(t('scan.denied'))
    if (outcome.kind === 'failed') prompts.showToast(t('scan.failed'))
    if (outcome.kind === 'scanned' && !model.applyScan(outcome.text)) prompts.showToast(t('scan.none'))
  }

  return (
    <View className={styles.scan}>
      <Button id="scan-code" kind="secondary" size="small" onPress={() => void scan()}>
        {t('scan')}
      </Button>
    </View>
  )
}
