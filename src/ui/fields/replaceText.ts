const significant = (text: string) => text.replace(/[^\d,-]/g, '').length

/** Writes the reformatted text into the input and keeps the caret after the same digit. */
export function replaceText(input: HTMLInputElement, clean: string) {
  const position = input.selectionStart ?? input.value.length
  const before = significant(input.value.slice(0, position))
  let caret = 0
  // A point replaced by a comma does not move the caret.
  if (clean.length === input.value.length) caret = position
  else while (caret < clean.length && significant(clean.slice(0, caret)) < before) caret += 1
  input.value = clean
  input.setSelectionRange(caret, caret)
}
