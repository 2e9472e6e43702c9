const PARTS = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './app/theme/theme'),
  () => import(/* webpackMode: "eager" */ './app/store'),
  () => import(/* webpackMode: "eager" */ './app/router'),
]

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

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
