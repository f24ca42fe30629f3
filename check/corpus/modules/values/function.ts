export default function () {
  return "anonymous";
}
