import { View } from '@tarojs/components'
import { createContext, type ReactNode, useContext } from 'react'

const SubmitContext = createContext<(() => void) | undefined>(undefined)

/** Action of Enter in the fields drawn here; undefined if there is nothing to send. */
export function useSubmit(): (() => void) | undefined {
  return useContext(SubmitContext)
}

interface FormViewProps {
  children: ReactNode
  className?: string
  id?: string
  onSubmit(): void
}

/** The fields that are sent together: Enter in any of them sends. */
export function FormView({ children, className, id, onSubmit }: FormViewProps) {
  return (
    <SubmitContext.Provider value={onSubmit}>
      <View id={id} className={className}>
        {children}
      </View>
    </SubmitContext.Provider>
  )
}
