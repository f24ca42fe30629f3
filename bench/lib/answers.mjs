// What a program answers to the questions of a workload, compared with what Node answers.
import { ask, withServer } from "./servers.mjs";

/** A raw reply as its parts; the body of a chunked reply is put together. */
function parse(raw) {
  const end = raw.indexOf("\r\n\r\n");
  const [status = "", ...lines] = raw.slice(0, end).split("\r\n");
  const headers = lines.map((line) => line.split(/: */, 2));
  const header = (name) => headers.find(([key]) => key.toLowerCase() === name)?.[1];
  const rest = raw.slice(end + 4);
  const body = header("transfer-encoding") === "chunked" ? joinChunks(rest) : rest;
  return { status: status.split(" ")[1], type: header("content-type"), body };
}

function joinChunks(text) {
  let body = "";
  let at = 0;
  for (;;) {
    const lineEnd = text.indexOf("\r\n", at);
    const size = parseInt(text.slice(at, lineEnd), 16);
    if (lineEnd < 0 || !(size > 0)) return body;
    body += text.slice(lineEnd + 2, lineEnd + 2 + size);
    at = lineEnd + 2 + size + 2;
  }
}

/** All answers of a program, in the order of the questions. */
export function answersOf(program, workload) {
  return withServer(program, async (server) => {
    const answers = [];
    for (const question of workload.questions) {
      answers.push(await ask(server.port, question));
    }
    return answers;
  });
}

const withoutDate = (raw) => raw.replace(/^date: .*$/im, "");

/**
 * Compares status, content type and body. `wrong` lists the questions by GET, the method that is
 * timed, with other answers: such a program is not measured. `other` lists those by other methods,
 * and `otherBytes` those where only other headers differ.
 */
export function compareAnswers(workload, expected, actual) {
  const wrong = [];
  const other = [];
  const otherBytes = [];
  workload.questions.forEach(({ method, path }, i) => {
    const question = `${method} ${path}`;
    if (JSON.stringify(parse(expected[i])) !== JSON.stringify(parse(actual[i])))
      (method === "GET" ? wrong : other).push(question);
    else if (withoutDate(expected[i]) !== withoutDate(actual[i])) otherBytes.push(question);
  });
  return { wrong, other, otherBytes };
}
