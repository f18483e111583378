import { useDidHide, useDidShow } from '@tarojs/taro'
import { useCallback, useEffect, useRef } from 'react'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { entryText } from './text'

/** Prepares the screen for the gate while the page is visible, and warns of screenshots. */
export function useEntryScreen(): void {
  const t = useText(entryText)
  const { entryScreen, prompts } = useApp()
  const leave = useRef<(() => void) | null>(null)

  const goBack = useCallback(() => {
    leave.current?.()
    leave.current = null
  }, [])
  useDidShow(() => {
    leave.current ??= entryScreen.enter(() => prompts.showToast(t('entry.captured')))
  })
  useDidHide(goBack)
  useEffect(() => goBack, [goBack])
}
