import { type CallReport, countsOf, type Report, sentenceOf } from './findings.ts';

const STYLE = `
:root { color-scheme: light dark; --line: #8886; --fits: #0b6b3a; --tolerated: #8a5300; --broken: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --fits: #7bd9a2; --tolerated: #ffc46b; --broken: #ffb4ab; } }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 70rem; padding: 1rem; overflow-wrap: anywhere; }
section { border-top: 1px solid var(--line); padding: 0.5rem 0; }
h2 { font-size: 1rem; margin: 0; } ul { margin: 0.25rem 0; padding-left: 1.25rem; } p { margin: 0.25rem 0; }
strong.fits { color: var(--fits); } strong.tolerated { color: var(--tolerated); } strong.broken { color: var(--broken); }
code { font-family: ui-monospace, monospace; }`;

/** The report as a page of text, without scripts or requests. */
export function pageOf(report: Report): string {
  const { fits, tolerated, broken, 'not asked': left } = countsOf(report);
  const policy = "default-src 'none'; style-src 'unsafe-inline'";
  const hosts = report.pictureHosts.map((host) => `<code>${escape(host)}</code>`).join(', ');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The contract at ${escape(new URL(report.url).host)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>The contract at ${escape(report.url)}</h1>
<p>${escape(report.at)}, for a portal at ${escape(report.origin)}, ${report.account ? 'with' : 'without'} an account,
${report.writes ? 'writes sent' : 'no write sent'}.</p>
<p>${fits} fit, ${tolerated} tolerated, ${broken} broken, ${left} not asked.</p>
${hosts === '' ? '' : `<p>Pictures come from ${hosts}: <code>pictureHosts</code> of config.json.</p>`}
${report.calls.map(sectionOf).join('\n')}
</main>
</body>
</html>
`;
}

function sectionOf({
  id,
  call,
  purpose,
  level,
  why,
  screens,
  effect,
  status,
  ms,
  findings,
}: CallReport): string {
  const answer = status === null ? '' : ` — status ${status}, ${ms ?? 0} ms`;
  const use = `<p>Used by ${escape(screens)}${effect === undefined ? '' : `: ${escape(effect)}`}.</p>`;
  const list = findings
    .map(
      (finding) =>
        `<li><strong class="${finding.level}">${finding.level}</strong> ${escape(sentenceOf(finding))}</li>`,
    )
    .join('\n');
  return `<section>
<h2><strong class="${level.replace(' ', '-')}">${level}</strong> ${escape(id)} <code>${escape(call)}</code></h2>
<p lang="pt-BR">${escape(purpose)}${answer}${why === undefined ? '' : ` — <span lang="en">${escape(why)}</span>`}</p>
${level === 'fits' ? '' : use}
${list === '' ? '' : `<ul>\n${list}\n</ul>`}
</section>`;
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}
