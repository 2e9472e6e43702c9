import { nextTask } from './api/client/nextTask'

const loadStart = () => import(/* webpackMode: "eager" */ './app/start')

const PARTS = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './app/theme/theme'),
  () => import(/* webpackMode: "eager" */ './app/store'),
  () => import(/* webpackMode: "eager" */ './app/router'),
  loadStart,
]

/** Evaluates the app part by part, each in a task of its own, between which the page answers; then starts it. */
async function begin() {
  for (const evaluate of PARTS) {
    await evaluate()
    // Nobody waits for a page in the background, whose timers are slow.
    if (!document.hidden) await nextTask()
  }
  const { start } = await loadStart()
  await start()
}

void begin()
