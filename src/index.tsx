import { nextTask } from './api/client/nextTask'

const PARTS = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './app/theme/theme'),
  () => import(/* webpackMode: "eager" */ './app/store'),
  () => import(/* webpackMode: "eager" */ './app/router'),
]

/** Evaluates the app part by part, each in a task of its own, between which the page answers; then starts it. */
async function begin() {
  for (const evaluate of PARTS) {
    await evaluate()
    await nextTask()
  }
  const { start } = await import(/* webpackMode: "eager" */ './app/start')
  await nextTask()
  await start()
}

void begin()
