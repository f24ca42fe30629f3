/*
 * The states of a reply: see reply.h. Bytes of bodies are skipped in one step; those of lines are
 * taken one at a time.
 */
#include "reply.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

void reply_start(Reply *reply)
{
    reply->state = REPLY_HEAD;
    reply->status = 0;
    reply->chunked = false;
    reply->close = false;
    reply->left = 0;
    reply->line_length = 0;
}

static const char *header_value(const char *line, const char *name)
{
    size_t length = strlen(name);

    if (strncasecmp(line, name, length) != 0 || line[length] != ':') {
        return NULL;
    }
    line += length + 1;
    while (*line == ' ') {
        line++;
    }
    return line;
}

static void end_of_head(Reply *reply)
{
    if (reply->status == 0) {
        reply->state = REPLY_BROKEN;
    } else if (reply->chunked) {
        reply->state = REPLY_CHUNK_SIZE;
    } else {
        reply->state = reply->left > 0 ? REPLY_BODY : REPLY_DONE;
    }
}

static void head_line(Reply *reply)
{
    const char *value;

    if (reply->line_length == 0) {
        end_of_head(reply);
    } else if (reply->status == 0) {
        bool is_http = strncmp(reply->line, "HTTP/1.", 7) == 0 && reply->line_length >= 12;
        reply->status = is_http ? atoi(reply->line + 9) : 0;
        if (reply->status < 100) {
            reply->state = REPLY_BROKEN;
        }
    } else if ((value = header_value(reply->line, "Content-Length"))) {
        reply->left = strtoul(value, NULL, 10);
    } else if ((value = header_value(reply->line, "Transfer-Encoding"))) {
        reply->chunked = strcasecmp(value, "chunked") == 0;
    } else if ((value = header_value(reply->line, "Connection"))) {
        reply->close = strcasecmp(value, "close") == 0;
    }
}

static void take_line(Reply *reply)
{
    if (reply->line_length > 0 && reply->line[reply->line_length - 1] == '\r') {
        reply->line_length--;
    }
    reply->line[reply->line_length] = '\0';
    if (reply->state == REPLY_HEAD) {
        head_line(reply);
    } else if (reply->state == REPLY_CHUNK_SIZE) {
        size_t size = strtoul(reply->line, NULL, 16);
        reply->state = size > 0 ? REPLY_CHUNK : REPLY_TRAILER;
        reply->left = size + 2;
    } else if (reply->line_length == 0) {
        reply->state = REPLY_DONE;
    }
    reply->line_length = 0;
}

static size_t skip_body(Reply *reply, size_t length)
{
    size_t taken = length < reply->left ? length : reply->left;

    reply->left -= taken;
    if (reply->left == 0) {
        reply->state = reply->state == REPLY_BODY ? REPLY_DONE : REPLY_CHUNK_SIZE;
    }
    return taken;
}

size_t reply_feed(Reply *reply, const char *bytes, size_t length)
{
    size_t used = 0;

    while (used < length && reply->state < REPLY_DONE) {
        if (reply->state == REPLY_BODY || reply->state == REPLY_CHUNK) {
            used += skip_body(reply, length - used);
        } else if (bytes[used] == '\n') {
            take_line(reply);
            used++;
        } else if (reply->line_length + 1 < sizeof(reply->line)) {
            reply->line[reply->line_length++] = bytes[used++];
        } else {
            reply->state = REPLY_BROKEN;
        }
    }
    return used;
}
