/** A card and its text in one language, as the site will show them: the parts come from the server's own parser. */
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { office } from '@uwanja/contract/operators/office'
import type { Block, Span } from '@uwanja/contract/site/marketing'
import { ask } from '../ask.ts'
import { useSpeech } from '../speech.ts'

interface Props {
  readonly language: string
  readonly picture: string
  readonly title: string
  readonly description: string
  readonly body: string
  readonly terms: string
  readonly tags: string
}

const said = ({ text, how, to }: Span) => {
  const words = how === 'strong' ? <strong>{text}</strong> : how === 'em' ? <em>{text}</em> : text
  return to ? <span className="text-link underline">{words}</span> : words
}
const lineOf = (line: readonly Span[]) => line.map((one, at) => <Fragment key={at}>{said(one)}</Fragment>)

function Part({ kind, lines }: Block) {
  if (kind === 'heading') return <p className="font-semibold">{lineOf(lines[0]!)}</p>
  if (kind === 'text') return <p>{lineOf(lines[0]!)}</p>
  const List = kind === 'list' ? 'ul' : 'ol'
  return (
    <List className={kind === 'list' ? 'list-disc ps-6' : 'list-decimal ps-6'}>
      {lines.map((line, at) => (
        <li key={at}>{lineOf(line)}</li>
      ))}
    </List>
  )
}

function Text({ markdown }: { markdown: string }) {
  const { data } = useQuery({
    queryKey: ['promotion-preview', markdown],
    queryFn: () => ask(office.previewPromotion, { text: markdown }),
    enabled: markdown.trim() !== '',
    placeholderData: (before) => before,
  })
  return data?.blocks.map((block, at) => <Part key={at} {...block} />) ?? null
}

export function Preview({ language, picture, title, description, body, terms, tags }: Props) {
  const { texts } = useSpeech()
  const words = texts.promotions
  return (
    <section
      lang={language}
      aria-label={words.preview}
      className="flex flex-col gap-2 rounded-xl border border-line p-3"
    >
      {picture !== '' && <img alt="" src={picture} className="aspect-[16/7] w-full rounded-lg object-cover" />}
      {tags !== '' && <p className="text-sm text-muted">{tags}</p>}
      <p className="text-lg font-semibold wrap-anywhere">{title}</p>
      <p className="text-muted wrap-anywhere">{description}</p>
      <Text markdown={body} />
      {terms !== '' && (
        <>
          <hr className="border-line" />
          <Text markdown={terms} />
        </>
      )}
    </section>
  )
}
