// {{generated}}
// A CloudFront function of the runtime cloudfront-js-2.0 for the event viewer-request.
var files = {{files}};
var moved = {{moved}};

// Own entries alone: an address such as /__proto__ finds nothing.
function has(map, key) {
  return Object.prototype.hasOwnProperty.call(map, key);
}

function query(parameters) {
  var parts = [];
  Object.keys(parameters).forEach(function (name) {
    var values = parameters[name].multiValue || [parameters[name]];
    values.forEach(function (entry) {
      parts.push(entry.value === '' ? name : name + '=' + entry.value);
    });
  });
  return parts.length === 0 ? '' : '?' + parts.join('&');
}

function handler(event) {
  var request = event.request;
  if (has(moved, request.uri))
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: { location: { value: moved[request.uri] + query(request.querystring) } },
    };
  if (has(files, request.uri)) request.uri = files[request.uri];
  return request;
}
