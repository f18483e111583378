import { createRoot } from 'react-dom/client'
import { chosenLocale } from '../office-fetch'
import { GateApp } from './gate-app'
import './gate.css'

document.documentElement.lang = chosenLocale()
const root = document.getElementById('root')
if (root) createRoot(root).render(<GateApp />)
// Without it the gate works, and does not open without a network.
navigator.serviceWorker?.register('/gate/worker.js', { scope: '/gate/' }).catch(() => {})
